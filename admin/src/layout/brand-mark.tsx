import { Box } from '@mui/material';

/** The four circles of the method, as the site and the browser's tab show them. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return <Box component="img" src="/favicon.svg" alt="" sx={{ width: size, height: size, flexShrink: 0 }} />;
}
