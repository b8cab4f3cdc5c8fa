import { Box, Button, Paper, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { SentForm } from '../common/form/change-form.js';
import { IDLE } from '../common/form/use-change.js';
import { Row, Stack } from '../common/parts.js';
import { BrandMark } from '../layout/brand-mark.js';
import { brand } from '../theme/palette.js';

interface LoginCardProps {
  readonly title?: string;
  readonly prompt: string;
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

export function LoginCard({ title = 'Painel Admin', prompt, maxWidth = 420, children }: LoginCardProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: [
          `radial-gradient(circle at 12% 18%, ${brand.coral.main} 0 7rem, transparent 7.05rem)`,
          `radial-gradient(circle at 88% 12%, ${brand.yellow.main} 0 5rem, transparent 5.05rem)`,
          `radial-gradient(circle at 8% 88%, ${brand.teal.main} 0 5.5rem, transparent 5.55rem)`,
          `radial-gradient(circle at 90% 86%, ${brand.violet.main} 0 8rem, transparent 8.05rem)`,
          brand.ink.main,
        ].join(','),
      }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth, p: { xs: 3, sm: 4 }, borderRadius: 4 }}>
        <Stack gap={3} columns="minmax(0, 1fr)">
          <Stack gap={0.5}>
            <Row gap={1.5} flexWrap="nowrap">
              <BrandMark size={40} />
              <Typography variant="h1" sx={{ fontSize: '1.9rem' }}>
                {title}
              </Typography>
            </Row>
            <Typography color="textSecondary">{prompt}</Typography>
          </Stack>
          <Stack columns="minmax(0, 1fr)">{children}</Stack>
        </Stack>
      </Paper>
    </Box>
  );
}

export function ToLogin() {
  return (
    <Button href="/login" fullWidth>
      Ir para o painel
    </Button>
  );
}

const cardFormSx = { gap: 2, '& .MuiFormControl-root': { m: 0 } } as const;

/** The form of a card. It says what is wrong above its fields alone. */
export function CardForm<Values extends object>({ state, ...form }: ComponentProps<typeof SentForm<Values>>) {
  const said = { ...state, fields: IDLE.fields };
  return <SentForm button={{ size: 'large' }} {...form} state={said} isUnguarded sx={cardFormSx} />;
}

/** Says why something takes long, while it does. */
export function Proving({ children }: { readonly children: string | false }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
      {children}
    </Typography>
  );
}
