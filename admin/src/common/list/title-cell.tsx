import Typography from '@mui/material/Typography';

/** The name of a row, in its table. */
export function TitleCell({ text }: { readonly text: string }) {
  return <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: '9rem' }}>{text}</Typography>;
}
