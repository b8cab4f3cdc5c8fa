import { Baseline } from './baseline/baseline.js';
import { HandInProjects } from './1796800000000-hand-in-projects.js';
import { JoinLinks } from './1796100000000-join-links.js';
import { KeepUnmailedAnswers } from './1796200000000-keep-unmailed-answers.js';
import { NoteUndescribedPictures } from './1796300000000-note-undescribed-pictures.js';
import { KeepOpeningNotices } from './1796500000000-keep-opening-notices.js';
import { OpenOwnPages } from './1796700000000-open-own-pages.js';
import { RemindSchools } from './1796900000000-remind-schools.js';
import { TakePart } from './1796600000000-take-part.js';
import { ShowProjects } from './1797100000000-show-projects.js';
import { KeepFigures } from './1797000000000-keep-figures.js';
import { WordSchoolMails } from './1797200000000-word-school-mails.js';
import { PlanEditions } from './1796400000000-plan-editions.js';

/** Every migration, oldest first. */
export const migrations = [
  Baseline,
  JoinLinks,
  KeepUnmailedAnswers,
  NoteUndescribedPictures,
  PlanEditions,
  KeepOpeningNotices,
  TakePart,
  OpenOwnPages,
  HandInProjects,
  RemindSchools,
  KeepFigures,
  ShowProjects,
  WordSchoolMails,
];
