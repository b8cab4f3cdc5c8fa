import LockIcon from '@mui/icons-material/LockOutlined';
import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ResourceContextProvider, useDataProvider } from 'ra-core';
import { Suspense, useEffect } from 'react';
import { Route, useLocation } from 'react-router';
import { usePapel } from './account/own-account.js';
import { EmptyState, LoadingBlock } from './common/feedback.js';
import { type LazyScreen, lazyScreen } from './common/lazy-part.js';
import { firstPage } from './common/list/first-page.js';
import { SectionContext } from './common/section/section-context.js';
import { isShownTo } from './common/section/section-group.js';
import { type ResourceSection, screensOf, type Section } from './common/section/section.js';

interface SectionScreenProps {
  readonly section: Section;
  readonly screen: LazyScreen;
  /** The section whose records the screen lists. */
  readonly listed: ResourceSection | undefined;
}

/** Reads a list while its screen is still being fetched: once it is on the page, from where alone a refusal can lead to the login. */
function ListAhead({ section }: { readonly section: ResourceSection }) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.prefetchQuery(firstPage(dataProvider, section));
  }, [dataProvider, queryClient, section]);
  return null;
}

/** Fetches a screen while it is not known yet whether it is to be shown: what it shows is read after that. */
function ScreenAhead({ screen }: { readonly screen: LazyScreen }) {
  useEffect(() => {
    void screen.preload();
  }, [screen]);
  return <LoadingBlock />;
}

/** A screen, which finds its section and its resource around it. */
function SectionScreen({ section, screen: Screen, listed }: SectionScreenProps) {
  // where the address asks for something, only the list itself knows how to read it, so nothing is fetched ahead
  const isFirstPage = useLocation().search === '';
  const papel = usePapel();
  if (!isShownTo(papel, section)) return papel === undefined ? <ScreenAhead screen={Screen} /> : <NotForYou />;
  return (
    <SectionContext value={section}>
      <ResourceContextProvider value={section.name ?? ''}>
        {listed && isFirstPage && <ListAhead section={listed} />}
        <Suspense fallback={<LoadingBlock />}>
          <Screen />
        </Suspense>
      </ResourceContextProvider>
    </SectionContext>
  );
}

/** Every screen behind the login at its documented path; its code is only fetched when it is opened. */
export function sectionRoutes(sections: readonly Section[]) {
  return sections.flatMap((section) =>
    screensOf(section).map(({ path, load, listed }) => (
      <Route
        key={path}
        path={path}
        element={<SectionScreen key={path} section={section} screen={lazyScreen(load)} listed={listed} />}
      />
    )),
  );
}

/** Stands in for a section that one's role has no part in. */
function NotForYou() {
  return (
    <EmptyState icon={LockIcon} text="Esta secção é da administração">
      <Typography sx={{ maxWidth: '32rem' }}>
        A sua conta é de edição: tem acesso aos conteúdos e aos ficheiros, mas não aos dados das pessoas. Se precisa
        desta secção, fale com quem administra o painel.
      </Typography>
      <Button href="/dashboard" variant="contained">
        Voltar à visão geral
      </Button>
    </EmptyState>
  );
}
