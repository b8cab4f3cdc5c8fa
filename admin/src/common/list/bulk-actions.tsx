import { useListContext } from 'ra-core';
import { BulkActionsToolbar, BulkDeleteWithConfirmButton, BulkExportButton } from 'react-admin';

/** What can be done with the chosen rows; not there, and not in the keyboard's way, while none is chosen. */
export function BulkActions() {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <BulkActionsToolbar>
      <BulkExportButton />
      <BulkDeleteWithConfirmButton mutationMode="pessimistic" />
    </BulkActionsToolbar>
  );
}
