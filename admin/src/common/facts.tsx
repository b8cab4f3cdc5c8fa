import { Box } from '@mui/material';

export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string | null])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere', '& dt': { color: 'text.secondary' } }}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <Box key={name} sx={{ mb: 0.75 }}>
            <dt>{name}</dt>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
              {value}
            </Box>
          </Box>
        ),
      )}
    </Box>
  );
}
