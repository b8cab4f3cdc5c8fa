import { useParams } from 'react-router';
import { answerOf, publicApi } from '../data-provider/api.js';
import { PasswordByLink } from './password-by-link.js';

/** The page of the link in the invitation of a colleague. */
export default function AcceptInvitation() {
  const { token = '' } = useParams();
  const params = { path: { token } };
  return (
    <PasswordByLink
      token={token}
      read={async () => ({
        ...(await answerOf(publicApi.GET('/api/convite-conta/{token}', { params }))),
        primeira: true,
        temSessoes: false,
      })}
      save={(password) => answerOf(publicApi.POST('/api/convite-conta/{token}', { params, body: { password } }))}
    />
  );
}
