import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { EmptyState } from '../../common/feedback.js';
import { useResumo } from '../../common/use-resumo.js';

/** The section of the panel that leads to the management of reports. */
export default function ReportsSection() {
  const count = useResumo().data?.contagens['relatorios'];
  return (
    <EmptyState icon={PictureAsPdfIcon} text="Relatórios anuais">
      <Typography sx={{ maxWidth: '36rem' }}>
        Adicione e elimine os relatórios que os visitantes descarregam
        {count === undefined ? '.' : `: ${count} até agora.`}
      </Typography>
      <Button component={Link} to="/lista-de-relatorios" variant="contained" size="large">
        Gestão de Relatórios
      </Button>
    </EmptyState>
  );
}
