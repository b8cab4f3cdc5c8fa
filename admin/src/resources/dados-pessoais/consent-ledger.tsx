import HistoryEduIcon from '@mui/icons-material/HistoryEdu';
import PrintIcon from '@mui/icons-material/Print';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { Stack } from '../../common/stack.js';
import { SheetDialog } from '../../common/titled-dialog.js';
import { useCalls } from '../../common/use-read.js';

interface ConsentLedgerProps {
  readonly email: string;
  readonly isDisabled: boolean;
  readonly onRead: (read: () => Promise<void>) => void;
}

/** Opens the ledger of an address's consents: one page, to be seen and printed. */
export function ConsentLedger({ email, isDisabled, onRead }: ConsentLedgerProps) {
  const dataProvider = useCalls();
  const [ledger, setLedger] = useState<Schemas['Consentimentos'] | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<HistoryEduIcon />}
        disabled={isDisabled}
        onClick={() => onRead(async () => setLedger(await dataProvider.consents(email)))}
      >
        Registo de consentimentos
      </Button>
      {ledger !== null && (
        <SheetDialog
          title="Registo de consentimentos"
          onClose={() => setLedger(null)}
          contents={{ tabIndex: 0, role: 'region', 'aria-label': 'Entradas e textos' }}
          actions={
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              Imprimir o registo
            </Button>
          }
        >
          <ConsentEntries ledger={ledger} />
        </SheetDialog>
      )}
    </>
  );
}

type Ledger = Schemas['Consentimentos'];

const acts: Readonly<Record<Schemas['Consentimento']['ato'], string>> = {
  aceite: 'Marcou a caixa de aceitação',
  informado: 'Enviou o formulário com o texto à vista',
  pedido: 'Pediu a newsletter',
  confirmado: 'Confirmou pela ligação enviada por e-mail',
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
      <Typography variant="subtitle1">{formatMoment(entry.quando)}</Typography>
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
        <Typography variant="subtitle1">Retirado a {formatMoment(entry.retiradoEm)}.</Typography>
      )}
    </Box>
  );
}

/** Lists what somebody accepted, was shown, asked for and took back, with the words that were shown. */
function ConsentEntries({ ledger }: { readonly ledger: Ledger }) {
  const { email, em, entradas, textos } = ledger;
  return (
    <Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {entradas.length === 0
          ? `Não há consentimentos registados de ${email}.`
          : `De ${email}, a ${formatMoment(em)}.`}
      </Typography>
      {entradas.length > 0 && (
        <ul className="lista" aria-label="Entradas">
          {entradas.map((entry) => (
            <Entry key={entry.id} entry={entry} ledger={ledger} />
          ))}
        </ul>
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
    </Stack>
  );
}
