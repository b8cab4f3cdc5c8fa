import ConstructionIcon from '@mui/icons-material/Construction';
import { EmptyState } from '../common/empty-state.js';

/** Stands in for a section that does not exist yet. */
export function SectionInDevelopment() {
  return <EmptyState icon={ConstructionIcon} text="Seção em Desenvolvimento" />;
}
