import { PersonalMap } from '../../session/personal-map.js';

/** An answer that is being written, kept in this window until it is sent, so that leaving the page loses nothing. */
interface KeptAnswer {
  readonly assunto: string;
  readonly texto: string;
}

const answers = new PersonalMap<number, KeptAnswer>();

export const keptAnswers = {
  of: (message: number): KeptAnswer | undefined => answers.get(message),
  keep: (message: number, answer: KeptAnswer): void => void answers.set(message, answer),
  forget: (message: number): void => void answers.delete(message),
};
