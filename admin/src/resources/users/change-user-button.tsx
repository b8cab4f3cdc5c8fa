import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { User } from '../../api-types.js';

/** Leads to what an administrator decides of an account. */
export function ChangeUserButton({ user, onOpen }: { readonly user: User; readonly onOpen: (user: User) => void }) {
  return (
    <Tooltip title="Papel, estado e sessões">
      <IconButton aria-label={`Mudar a conta de ${user.nome}`} onClick={() => onOpen(user)}>
        <ManageAccountsIcon />
      </IconButton>
    </Tooltip>
  );
}
