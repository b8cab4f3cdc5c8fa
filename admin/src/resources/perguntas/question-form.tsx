import { RecordScreen } from '../../common/form/record-screen.js';
import { questionEditor } from './question-editor.js';

const create = { incompleteHint: 'Preencha a pergunta e a resposta' };
const sections = { 'Pergunta e resposta': ['pagina', 'grupo', 'pergunta', 'resposta'] };

export default function QuestionForm() {
  return <RecordScreen editor={questionEditor} create={create} sections={sections} returnsToList />;
}
