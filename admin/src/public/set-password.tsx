import { useParams } from 'react-router';
import { PasswordByLink } from './password-by-link.js';
import { postPublic } from './post-public.js';

/** Where the link of a forgotten password leads, and that of the first administrator. */
export default function SetPassword() {
  const { token = '' } = useParams();
  return (
    <PasswordByLink
      title="Nova password"
      prompt="Escolha a password com que vai entrar. As sessões abertas terminam."
      label="Nova password"
      onSave={async (password) => {
        await postPublic(`recuperar/${encodeURIComponent(token)}`, { password });
        return 'Password guardada. Já pode entrar com ela.';
      }}
    />
  );
}
