import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormSection } from '../../common/form/form-section.js';

const things: readonly (readonly [what: string, where: string])[] = [
  ['O domínio', 'em nome de quem está, onde se renova e até quando está pago.'],
  ['O servidor', 'onde está, quem o paga, e quem entra nele para o atualizar.'],
  ['O correio', 'o servidor que envia as mensagens do site (SMTP), a sua conta e a sua password.'],
  ['As cópias de segurança', 'onde ficam, quem as vê, e quando se experimentou repor uma.'],
  ['As passwords da associação', 'mude as que só você sabe, e entregue-as por um meio em que confie.'],
  ['O segundo passo', 'se o telemóvel de entrar noutros serviços é o seu, passe-o para o de quem fica.'],
  ['O que está a meio', 'pedidos por responder, textos por publicar, datas que se aproximam.'],
];

/** Lists the things that no program knows, so one has to tell them to one's successor. */
export function ThingsStep() {
  return (
    <FormSection title="4. O que tem de entregar">
      <Typography className="inteiro">O painel não sabe estas coisas; diga-as a quem fica, por escrito.</Typography>
      <Box component="ul" className="inteiro" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75 }}>
        {things.map(([what, where]) => (
          <li key={what}>
            <strong>{what}</strong>: {where}
          </li>
        ))}
      </Box>
    </FormSection>
  );
}
