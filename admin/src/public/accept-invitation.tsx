import { useParams } from 'react-router';
import { PasswordByLink } from './password-by-link.js';
import { postPublic } from './post-public.js';

/** Where the invitation of a colleague leads. */
export default function AcceptInvitation() {
  const { token = '' } = useParams();
  return (
    <PasswordByLink
      title="A sua conta"
      prompt="Recebeu um convite para o painel da DFC Portugal. Escolha a password da sua conta; mais ninguém a fica a saber."
      label="Password"
      onSave={async (password) => {
        const answer = await postPublic(`convite-conta/${encodeURIComponent(token)}`, { password });
        const email = typeof answer === 'object' && answer !== null && 'email' in answer ? answer.email : undefined;
        return `A sua conta está pronta. Entre com o email ${String(email)} e a password que escolheu.`;
      }}
    />
  );
}
