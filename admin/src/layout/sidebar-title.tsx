import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from './brand-mark.js';

/** The mark and the name of the navigation; the name is only heard where there is room for icons alone. */
export function SidebarTitle({ isCompact }: { readonly isCompact: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: isCompact ? 1.25 : 2,
        minHeight: 64,
        '@media (max-height: 900px)': { minHeight: 48 },
      }}
    >
      <BrandMark />
      <Typography component="p" variant="h2" sx={{ color: '#ffffff', ...(isCompact ? { fontSize: 0 } : {}) }}>
        Navegação
      </Typography>
    </Box>
  );
}
