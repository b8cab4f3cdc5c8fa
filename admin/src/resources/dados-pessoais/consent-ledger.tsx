import PrintIcon from '@mui/icons-material/Print';
import { Box, Button, Typography } from '@mui/material';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { Stack } from '../../common/parts.js';
import { SheetDialog } from '../../common/titled-dialog.js';

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

interface ConsentLedgerProps {
  readonly ledger: Schemas['Consentimentos'];
  readonly onClose: () => void;
}

/** The acceptances of a person, with the texts that they were of, as one sheet to be read and printed. */
export function ConsentLedger({ ledger: { email, em, entradas, textos }, onClose }: ConsentLedgerProps) {
  return (
    <SheetDialog
      title="Registo de consentimentos"
      onClose={onClose}
      contents={{ tabIndex: 0, role: 'region', 'aria-label': 'Entradas e textos' }}
      actions={
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          Imprimir o registo
        </Button>
      }
    >
      <Stack>
        <Typography>
          {entradas.length === 0
            ? `Não há consentimentos registados de ${email}.`
            : `De ${email}, a ${formatMoment(em)}.`}
        </Typography>
        {entradas.length > 0 && (
          <ul className="lista linhas" aria-label="Entradas">
            {entradas.map(({ id, versao, quando, ato, formulario, registo, nota, retiradoEm }) => {
              const text = textos.find((one) => one.versao === versao);
              return (
                <li key={id}>
                  <Typography variant="subtitle1">{formatMoment(quando)}</Typography>
                  <Typography>
                    {acts[ato]} ({formulario}, n.º {registo}).
                  </Typography>
                  {text !== undefined && (
                    <Typography>
                      {texts[text.nome]}, versão {text.versao}.
                    </Typography>
                  )}
                  {nota !== null && <Typography>Nota: {nota}</Typography>}
                  {retiradoEm !== null && (
                    <Typography variant="subtitle1">Retirado a {formatMoment(retiradoEm)}.</Typography>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {textos.map(({ nome, versao, desde, texto }) => (
          <Box key={versao} component="section" aria-label={`${texts[nome]}, versão ${versao}`}>
            <Typography variant="h3">
              {texts[nome]}, versão {versao}
            </Typography>
            <Typography variant="body2">Em uso desde {formatMoment(desde)}.</Typography>
            <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', fontSize: '0.9rem' }}>{texto}</Typography>
          </Box>
        ))}
      </Stack>
    </SheetDialog>
  );
}
