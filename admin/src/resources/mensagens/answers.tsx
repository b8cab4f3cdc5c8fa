import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Schemas } from '../../api-types.js';
import { ArrivalSentence } from '../../common/inbox/arrival-sentence.js';
import { palette } from '../../theme/palette.js';
import { envioWords } from './message-words.js';

/** Lists the answers to a message, the first answer first. */
export function Answers({ answers }: { readonly answers: readonly Schemas['Resposta'][] }) {
  return answers.map(({ id, assunto, texto, autor, createdAt, envio }) => (
    <Paper
      key={id}
      component="article"
      variant="outlined"
      sx={{
        p: { xs: 2, md: 3 },
        ml: { md: 4 },
        borderRadius: 3,
        bgcolor: palette.teal.light,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="h3">{assunto}</Typography>
      <Typography variant="body2" color="text.secondary">
        {autor?.nome ?? 'Uma conta que já não existe'} · <ArrivalSentence iso={createdAt} /> · {envioWords[envio]}
      </Typography>
      <Box sx={{ mt: 1.5, whiteSpace: 'pre-wrap' }}>{texto}</Box>
    </Paper>
  ));
}
