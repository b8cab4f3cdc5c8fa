import { Button } from '@mui/material';
import { useLogout } from 'ra-core';
import { type ComponentProps, useEffect } from 'react';
import { LoginCard } from '../login/login-card.js';
import { endOnServer } from '../session/end-on-server.js';

type EntryGateProps = ComponentProps<typeof LoginCard> & { readonly title: string };

/** Comes before everything else until something is done about the account; one can leave instead. */
export function EntryGate({ title, children, ...card }: EntryGateProps) {
  const logout = useLogout();
  useEffect(() => {
    document.title = `${title} · Painel Admin`;
  }, [title]);
  const leave = (): void => {
    endOnServer();
    void logout({}, '/login', false);
  };
  return (
    <LoginCard title={title} {...card}>
      {children}
      <Button fullWidth sx={{ mt: 2 }} onClick={leave}>
        Sair
      </Button>
    </LoginCard>
  );
}
