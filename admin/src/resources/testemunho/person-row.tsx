import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '../../api-types.js';
import { palette } from '../../theme/palette.js';

interface PersonRowProps {
  readonly user: User;
  /** The fact about them that the step shows, such as their role. */
  readonly about: string;
  readonly action?: { readonly label: string; readonly name: string; readonly onClick: () => void } | undefined;
  readonly isBusy?: boolean;
}

/** A colleague, with what can be done. */
export function PersonRow({ user: { nome, email }, about, action, isBusy = false }: PersonRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.25, borderTop: `1px solid ${palette.ink.line}` }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{nome}</Typography>
        <Typography variant="body2" color="text.secondary">
          {email} · {about}
        </Typography>
      </Box>
      {action && (
        <Button onClick={action.onClick} disabled={isBusy} aria-label={action.name}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
