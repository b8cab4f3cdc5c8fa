import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { useSection } from '../section/section-context.js';
import { BANNER_MS } from '../use-expiring-state.js';
import { OrderDialog } from './order-dialog.js';

interface OrderButtonProps {
  /** The button's label. */
  readonly label: string;
  /** Which of the section's records are one list; all, if left out. They are told to the API with the order. */
  readonly within?: Readonly<Record<string, string>>;
}

const ALL = { page: 1, perPage: 1_000 };
const FAILURE = 'Não foi possível ler a lista. Tente novamente.';

/** Opens the records of the section, all of them, to be put into another order. */
export function OrderButton({ label, within = {} }: OrderButtonProps) {
  const { name: resource, recordRepresentation } = useSection();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null);
  const [isReading, setReading] = useState(false);

  const open = async (): Promise<void> => {
    setReading(true);
    try {
      const sort = { field: 'ordem', order: 'ASC' } as const;
      const { data } = await dataProvider.getList(resource, { pagination: ALL, sort, filter: within });
      setRecords(data);
    } catch {
      notify(FAILURE, { type: 'error', autoHideDuration: BANNER_MS });
    } finally {
      setReading(false);
    }
  };
  const save = async (ids: number[]): Promise<void> => {
    await dataProvider.reorder(resource, { ...within, ids });
    notify('Ordem guardada.', { type: 'success', autoHideDuration: BANNER_MS });
    await queryClient.invalidateQueries({ queryKey: [resource] });
  };

  return (
    <>
      <Button startIcon={<SwapVertIcon />} variant="outlined" disabled={isReading} onClick={() => void open()}>
        {label}
      </Button>
      {records !== null && (
        <OrderDialog
          title={label}
          records={records}
          nameOf={(record) => recordRepresentation?.(record) ?? ''}
          save={save}
          onClose={() => setRecords(null)}
        />
      )}
    </>
  );
}
