import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';

type Ledger = Schemas['Consentimentos'];

const acts: Readonly<Record<Schemas['Consentimento']['ato'], string>> = {
  aceite: 'Marcou a caixa de aceitação',
  informado: 'Enviou o formulário com o texto à vista',
  pedido: 'Pediu a newsletter',
  confirmado: 'Confirmou pela ligação enviada por email',
  registado: 'Aceitação registada no painel',
};

const texts: Readonly<Record<Schemas['TextoMostrado']['nome'], string>> = {
  privacidade: 'Política de Privacidade',
  newsletter: 'Texto da newsletter',
  confirmacao: 'Página de confirmação da newsletter',
  encarregado: 'Texto para menores de 18 anos',
};

function Entry({ entry, ledger }: { readonly entry: Schemas['Consentimento']; readonly ledger: Ledger }) {
  const text = ledger.textos.find(({ versao }) => versao === entry.versao);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Typography sx={{ fontWeight: 700 }}>{formatMoment(entry.quando)}</Typography>
      <Typography>
        {acts[entry.ato]} ({entry.formulario}, n.º {entry.registo}).
      </Typography>
      {text !== undefined && (
        <Typography>
          {texts[text.nome]}, versão {text.versao}.
        </Typography>
      )}
      {entry.nota !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>Nota: {entry.nota}</Typography>}
      {entry.retiradoEm !== null && (
        <Typography sx={{ fontWeight: 700 }}>Retirado a {formatMoment(entry.retiradoEm)}.</Typography>
      )}
    </Box>
  );
}

/** Lists what somebody accepted, was shown, asked for and took back, with the words that were shown. */
export function ConsentEntries({ ledger }: { readonly ledger: Ledger }) {
  const { email, em, entradas, textos } = ledger;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {entradas.length === 0
          ? `Não há consentimentos registados de ${email}.`
          : `De ${email}, a ${formatMoment(em)}.`}
      </Typography>
      {entradas.length > 0 && (
        <Box component="ul" aria-label="Entradas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entradas.map((entry) => (
            <Entry key={entry.id} entry={entry} ledger={ledger} />
          ))}
        </Box>
      )}
      {textos.map(({ nome, versao, desde, texto }) => (
        <Box key={versao} component="section" aria-label={`${texts[nome]}, versão ${versao}`}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {texts[nome]}, versão {versao}
          </Typography>
          <Typography variant="body2">Em uso desde {formatMoment(desde)}.</Typography>
          <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9rem' }}>
            {texto}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
