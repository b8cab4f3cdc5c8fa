import DownloadIcon from '@mui/icons-material/FileDownload';
import { Alert, Box, Button, Typography } from '@mui/material';
import { CopyButton } from '../../common/copy-url-button.js';
import { takeFocus } from '../../common/go-to-field.js';
import { Row, Stack } from '../../common/stack.js';
import { palette } from '../../theme/palette.js';
import { saveText } from '../../common/save-file.js';

const FILE = 'dfc-codigos-de-recuperacao.txt';
const TITLE = 'Códigos de recuperação do painel da DFC Portugal';

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <Stack gap={1.5}>
      <Typography ref={takeFocus} tabIndex={-1} variant="h3">
        Códigos de recuperação
      </Typography>
      <Alert severity="warning">
        Guarde-os já num sítio seguro: não voltam a ser mostrados. Cada um deixa-o entrar uma vez, se ficar sem o
        telemóvel ou sem a chave de acesso.
      </Alert>
      <Box
        component="ol"
        aria-label="Códigos de recuperação"
        sx={{
          m: 0,
          p: 2,
          pl: 6,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 5,
          rowGap: 0.5,
          border: `1px solid ${palette.ink.line}`,
          borderRadius: 2,
          fontFamily: 'monospace',
          fontSize: '1.05rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Row>
        <CopyButton
          text={codes.join('\n')}
          label="Copiar"
          variant="outlined"
          done="Códigos copiados."
          failed="Não foi possível copiar os códigos."
        />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => saveText(FILE, `${TITLE}\n\n${codes.join('\n')}\n`)}
        >
          Descarregar
        </Button>
        <Button variant="contained" onClick={onKept}>
          Já os guardei
        </Button>
      </Row>
    </Stack>
  );
}
