import { createContext, useContext } from 'react';

/** Opens the dialog of a block that stands in the text, by its place. */
export interface BlockDialogs {
  readonly editPicture: (position: number | undefined) => void;
  readonly editVideo: (position: number | undefined) => void;
}

export const BlockDialogsContext = createContext<BlockDialogs>({ editPicture: () => {}, editVideo: () => {} });

export const useBlockDialogs = (): BlockDialogs => useContext(BlockDialogsContext);
