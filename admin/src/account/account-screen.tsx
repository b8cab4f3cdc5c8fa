import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { ReadFailure } from '../common/read-failure.js';
import { UnsavedGuard } from '../common/form/unsaved-guard.js';
import { FormSection } from '../common/form/form-section.js';
import { LoadingBlock } from '../common/loading-block.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { HandoverLink } from '../resources/testemunho/handover-link.js';
import { renameStoredUser } from '../session/session.js';
import { accountKeys } from './account-keys.js';
import { DigestForm } from './digest-form.js';
import { EmailForm } from './email-form.js';
import { isAccount } from './is-account.js';
import { NameForm } from './name-form.js';
import { PasswordForm } from './password-form.js';
import { SecondStepCard } from './second-step/second-step-card.js';
import { SessionList } from './session-list.js';

/** 'A minha conta': name, e-mail, the digest of the morning, password, second step and sessions. */
export default function AccountScreen() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: accountKeys.account, queryFn: () => dataProvider.account() });
  useEffect(() => {
    // another browser, or the link to a new e-mail, may have changed what is kept here
    if (isAccount(data)) renameStoredUser(data);
  }, [data]);
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, boolean>>>({});
  const onUnsaved = useCallback(
    (form: string, isUnsaved: boolean) => setUnsaved((known) => ({ ...known, [form]: isUnsaved })),
    [],
  );

  if (error) {
    return <ReadFailure onRetry={refetch}>Não foi possível ler a sua conta. {error.message}</ReadFailure>;
  }
  if (!isAccount(data)) return <LoadingBlock />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, mx: 'auto' }}>
      <UnsavedGuard isUnsaved={Object.values(unsaved).some(Boolean)} />
      <NameForm account={data} onUnsaved={onUnsaved} />
      <EmailForm account={data} onUnsaved={onUnsaved} />
      {data.papel === 'administracao' && <DigestForm account={data} onUnsaved={onUnsaved} />}
      <PasswordForm account={data} onUnsaved={onUnsaved} />
      <SecondStepCard onUnsaved={onUnsaved} />
      <SessionList />
      {data.papel === 'administracao' && (
        <FormSection title="Vai deixar a equipa?">
          <Box className="inteiro">
            <HandoverLink />
          </Box>
        </FormSection>
      )}
    </Box>
  );
}
