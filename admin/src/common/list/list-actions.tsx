import AddIcon from '@mui/icons-material/Add';
import FilterListIcon from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import { ColumnsButton, TopToolbar } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { ExportButton, type ExportButtonProps } from './export-button.js';
import { type FilterElement, filterFields } from './filters.js';
import { MoreActions, useIsPhone } from './row-actions.js';

interface ListActionsProps extends ExportButtonProps {
  readonly hasColumns: boolean;
  readonly add: AddProps['add'] | undefined;
  readonly isFiltering: boolean;
  readonly onFilter: () => void;
}

/** The buttons of a list; on a phone its filters are behind 'Filtrar', and those seldom used behind another button. */
export function ListActions({ filters, fixed, hasColumns, add, isFiltering, onFilter }: ListActionsProps) {
  const isPhone = useIsPhone();
  // an address that leads to a button finds it in sight
  const { hash } = useLocation();
  const isFolded = isPhone && hash !== '#exportar';
  const others = (
    <>
      {hasColumns && <ColumnsButton />}
      <ExportButton filters={filters} fixed={fixed} />
    </>
  );
  return (
    <TopToolbar>
      {isPhone && <FilterButton filters={filters} isOpen={isFiltering} onToggle={onFilter} />}
      {!isFolded && others}
      {add && <AddButton add={add} />}
      {isFolded && <MoreActions label="Mais ações da lista">{others}</MoreActions>}
    </TopToolbar>
  );
}

interface AddProps {
  readonly add: { readonly label: string; readonly path: string };
}

export function AddButton({ add }: AddProps) {
  return (
    <Button component={Link} to={add.path} variant="contained" startIcon={<AddIcon />}>
      {add.label}
    </Button>
  );
}

interface FilterButtonProps {
  readonly filters: readonly FilterElement[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FilterButton({ filters, isOpen, onToggle }: FilterButtonProps) {
  const list: { readonly filterValues: Readonly<Record<string, unknown>> } = useListContext();
  const folded = filters.filter(({ props }) => props.source !== 'q');
  if (folded.length === 0) return null;
  const isOn = (filter: FilterElement) =>
    filterFields([filter]).some((field) => list.filterValues[field] !== undefined);
  const on = folded.filter(isOn).length;
  return (
    <Button
      variant="outlined"
      startIcon={<FilterListIcon />}
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{ mr: 'auto' }}
    >
      Filtrar{on > 0 && ` (${on})`}
    </Button>
  );
}
