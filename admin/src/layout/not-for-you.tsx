import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { EmptyState } from '../common/empty-state.js';

/** Stands in for a section that one's role has no part in. */
export function NotForYou() {
  return (
    <EmptyState icon={LockIcon} text="Esta secção é da administração">
      <Typography sx={{ maxWidth: '32rem' }}>
        A sua conta é de edição: tem acesso aos conteúdos e aos ficheiros, e não ao que é sobre pessoas. Se precisa
        desta secção, fale com quem administra o painel.
      </Typography>
      <Button component={Link} to="/dashboard" variant="contained">
        Voltar à visão geral
      </Button>
    </EmptyState>
  );
}
