import Box from '@mui/material/Box';
import { brand } from '../theme/palette.js';

/** The four circles of the method. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={{ width: size, height: size, flexShrink: 0 }}>
      <circle cx="7" cy="7" r="5" fill={brand.coral.main} />
      <circle cx="17" cy="7" r="5" fill={brand.yellow.main} />
      <circle cx="7" cy="17" r="5" fill={brand.teal.main} />
      <circle cx="17" cy="17" r="5" fill={brand.violet.main} />
    </Box>
  );
}
