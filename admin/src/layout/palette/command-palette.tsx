import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusFirst } from '../../common/focus-first.js';
import { useSectionGroups } from '../../common/section/section-group.js';
import { useDebouncedValue } from '../../common/timed-state.js';
import { matching, namedPlaces, type PaletteItem, placesOf } from './palette-item.js';
import { useFoundRecords } from './use-found-records.js';

const SETTLE_MS = 250;

/** Finds a section, something to add, or a record of any section by its words, and leads there. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const groups = useSectionGroups();
  const navigate = useNavigate();
  const [sought, setSought] = useState('');
  const places = useMemo(() => placesOf(groups), [groups]);
  const settled = useDebouncedValue(sought.trim(), SETTLE_MS);
  const { data: records = [], isFetching } = useFoundRecords(groups, settled);
  const named = useQuery({
    queryKey: ['palette', 'places', places.map(({ key }) => key)],
    queryFn: () => namedPlaces(groups),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = [
    ...matching(places, sought),
    ...(sought.trim() === '' ? [] : [...matching(named.data ?? [], sought), ...records]),
  ];
  const go = (item: PaletteItem | null): void => {
    if (item === null) return;
    onClose();
    void navigate(item.path);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Procurar no painel', sx: { overflow: 'visible', mt: { xs: 1, sm: 8 } } } }}
    >
      <Autocomplete<PaletteItem>
        open
        disablePortal
        autoHighlight
        sx={{ p: 1.5 }}
        options={found}
        filterOptions={(all) => all}
        groupBy={({ kind }) => kind}
        // MUI's own groups are lists in a list, of which a screen reader does not make options
        slotProps={{ listbox: { component: 'div' } }}
        renderGroup={({ key, group, children }) => (
          <div key={key} role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
              {group}
            </ListSubheader>
            {children}
          </div>
        )}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        inputValue={sought}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input' || reason === 'clear') setSought(text);
        }}
        value={null}
        onChange={(_event, item) => go(item)}
        loading={isFetching}
        loadingText="A procurar..."
        noOptionsText="Nada encontrado."
        clearText="Limpar"
        forcePopupIcon={false}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={focusFirst}
            label="Procurar secções, ações e registos"
            slotProps={{
              input: {
                ...params.InputProps,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
    </Dialog>
  );
}
