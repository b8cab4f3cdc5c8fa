import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RequestIdContext, shownRequestId } from './lib/pages/request-id-context';
import { allowOwnScripts } from './lib/router/trusted-types';

allowOwnScripts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestIdContext value={shownRequestId()}>
        <HydratedRouter />
      </RequestIdContext>
    </StrictMode>,
  );
});
