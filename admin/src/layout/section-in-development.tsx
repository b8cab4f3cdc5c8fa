import ConstructionIcon from '@mui/icons-material/Construction';
import { EmptyState } from '../common/empty-state.js';

/** What a section shows that does not exist. */
export function SectionInDevelopment() {
  return <EmptyState icon={ConstructionIcon} text="Seção em Desenvolvimento" />;
}
