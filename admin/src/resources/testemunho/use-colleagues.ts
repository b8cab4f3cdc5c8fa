import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { User } from '../../api-types.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

const KEY = ['users', 'testemunho'];
const MOST = 1000;

/** Every account, and the way to change one. */
export function useColleagues(): {
  readonly users: readonly User[] | undefined;
  readonly error: Error | null;
  readonly change: (user: User, state: Partial<Pick<User, 'papel' | 'ativo' | 'ultimoDia'>>) => Promise<void>;
} {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () =>
      dataProvider.getList<User>('users', {
        pagination: { page: 1, perPage: MOST },
        sort: { field: 'nome', order: 'ASC' },
        filter: {},
      }),
  });
  const change = async (user: User, state: object): Promise<void> => {
    await dataProvider.update('users', { id: user.id, data: state, previousData: user });
    await queryClient.invalidateQueries({ queryKey: ['users'] });
  };
  return { users: data?.data, error, change };
}
