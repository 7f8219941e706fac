import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder as placeholderText } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeOf } from '../../../../../machines/ivr/query/query.fix.ts';
import type { QueryProblem } from '../../../../../machines/ivr/query/query.problem.ts';
import { isLedTo } from './field.focus.ts';
import { completeQuery, type QueryEntries } from './query.completion.ts';
import * as styles from './query.css.ts';
import { queryColours, queryTheme } from './query.theme.ts';

export interface QueryEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** The field is left, or Ctrl+Enter pressed. */
  onCommit: (text: string | undefined) => void;
  problem: QueryProblem | null;
  labelId: string;
  describedBy: string | undefined;
  placeholder: string;
  isReadOnly: boolean;
  entriesOf: QueryEntries;
}

/** Marks what was changed elsewhere, by undo or by a colleague: nobody typed it here. */
const fromOutside = Annotation.define<boolean>();

/** While nothing was typed here, Ctrl+Z takes back what was done elsewhere. */
const stepKeys = historyKeymap.map(({ preventDefault: _, ...binding }) => binding);

/** One CEL expression. Tab leaves it, as in any field; Ctrl+Space completes. */
export function QueryEditor(props: QueryEditorProps) {
  const { value, problem, labelId, describedBy, placeholder, isReadOnly } = props;
  const { t } = useTranslation('ivrQuery');
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [attributes] = useState(() => new Compartment());
  /** Until it has its height, the plain text stands in its place: nothing below moves away from under the pointer. */
  const [isMeasured, setMeasured] = useState(false);
  /** What was typed and has not come back as `value` yet: an echo must not overwrite what was typed since. */
  const echoes = useRef<string[]>([]);
  /** Since the field was last left. */
  const isTyped = useRef(false);
  const typed = useEffectEvent((text: string) => {
    isTyped.current = true;
    echoes.current.push(text);
    props.onChange(text);
  });
  const left = useEffectEvent(() => {
    props.onCommit(isTyped.current ? view.current?.state.doc.toString() : undefined);
    isTyped.current = false;
  });
  const entriesOf = useEffectEvent((field: string) => props.entriesOf(field));
  const begin = useEffectEvent((parent: HTMLElement) => {
    const leave = keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          left();
          return true;
        },
      },
    ]);
    // The server's policy lets styles through that carry what it wrote into the page.
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
    return new EditorView({
      parent,
      state: EditorState.create({
        doc: value,
        extensions: [
          Prec.high(leave),
          // An example is no line of it.
          lineNumbers({ formatNumber: (line, { doc }) => (doc.length === 0 ? '' : String(line)) }),
          history(),
          keymap.of([...completionKeymap, ...stepKeys, ...defaultKeymap]),
          autocompletion({ override: [completeQuery((name) => t(`help.${name}`), entriesOf)], icons: false }),
          EditorState.phrases.of({ Completions: t('completions') }),
          EditorView.lineWrapping,
          EditorView.cspNonce.of(nonce),
          EditorState.readOnly.of(isReadOnly),
          placeholderText(placeholder),
          queryColours,
          queryTheme,
          attributes.of(EditorView.contentAttributes.of(words(labelId, describedBy, problem))),
          EditorView.updateListener.of((update) => {
            const isFromOutside = update.transactions.some((step) => step.annotation(fromOutside));
            if (update.docChanged && !isFromOutside) typed(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({
            blur: () => {
              left();
            },
          }),
        ],
      }),
    });
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const editor = begin(host.current);
    view.current = editor;
    const forget = onceSettled(editor, () => setMeasured(true));
    if (isLedTo(host.current)) editor.focus();
    return () => {
      forget();
      view.current = null;
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    const editor = view.current;
    const echo = echoes.current.lastIndexOf(value);
    echoes.current = echoes.current.slice(echo + 1);
    if (!editor || echo >= 0 || editor.state.doc.toString() === value) return;
    echoes.current = [];
    isTyped.current = false;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
    });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const marks = problem ? [{ ...rangeOf(editor.state.doc.toString(), problem), severity: 'error' as const }] : [];
    editor.dispatch(
      setDiagnostics(
        editor.state,
        marks.map((mark) => ({ ...mark, message: problem?.message ?? '' })),
      ),
    );
    editor.dispatch({
      effects: attributes.reconfigure(EditorView.contentAttributes.of(words(labelId, describedBy, problem))),
    });
  }, [problem, labelId, describedBy, attributes]);

  return (
    <>
      {!isMeasured && (
        <pre className={styles.waiting} aria-hidden="true">
          {value}
        </pre>
      )}
      <div ref={host} dir="ltr" className={isMeasured ? undefined : styles.unmeasured} />
    </>
  );
}

/** Tells once that the editor has its font and keeps its height, its line numbers as high as its text. Returns what ends the waiting. */
function onceSettled(editor: EditorView, tell: () => void): () => void {
  const { dom, contentDOM } = editor;
  let frame = 0;
  let isOver = false;
  let before = 0;
  const look = () => {
    const { offsetHeight } = dom;
    if (offsetHeight === before && offsetHeight === contentDOM.offsetHeight) return tell();
    before = offsetHeight;
    editor.requestMeasure();
    next();
  };
  const next = () => {
    // The second is after what the editor measures in the first.
    if (!isOver) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  };
  void document.fonts.load(getComputedStyle(contentDOM).font).finally(next);
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
  };
}

function words(labelId: string, describedBy: string | undefined, problem: QueryProblem | null): Record<string, string> {
  return {
    'aria-labelledby': labelId,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(problem && { 'aria-invalid': 'true' }),
  };
}
