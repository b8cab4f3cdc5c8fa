import { useParams } from 'react-router';
import { answerOf, publicApi } from '../data-provider/api.js';
import { PasswordByLink } from './password-by-link.js';

/** The page of the link for a forgotten password, and of that for the first administrator. */
export default function SetPassword() {
  const { token = '' } = useParams();
  const params = { path: { token } };
  return (
    <PasswordByLink
      token={token}
      read={() => answerOf(publicApi.GET('/api/recuperar/{token}', { params }))}
      save={(password) => answerOf(publicApi.POST('/api/recuperar/{token}', { params, body: { password } }))}
    />
  );
}
