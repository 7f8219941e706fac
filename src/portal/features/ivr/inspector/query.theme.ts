import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { vars } from '../../../ui/theme.css.ts';

const words =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\b(?:true|false|null|in)\b|\b\d+(?:\.\d+)?\b|\b(?:caller|call|result)\b/g;

function kindOf(word: string): string {
  if (/^["']/.test(word)) return 'cm-query-text';
  if (/^\d/.test(word)) return 'cm-query-number';
  return /^(caller|call|result)$/.test(word) ? 'cm-query-root' : 'cm-query-word';
}

const matcher = new MatchDecorator({
  regexp: words,
  decoration: ([word]) => Decoration.mark({ class: kindOf(word) }),
});

/** Texts, numbers and the three things a query may ask about in colours of their own. */
export const queryColours = ViewPlugin.fromClass(
  class {
    marks: DecorationSet;

    constructor(view: EditorView) {
      this.marks = matcher.createDeco(view);
    }

    update(update: ViewUpdate) {
      this.marks = matcher.updateDeco(update, this.marks);
    }
  },
  { decorations: (plugin) => plugin.marks },
);

const tooltip = {
  border: `1px solid ${vars.border.main}`,
  borderRadius: vars.radius.main,
  background: vars.surface[1],
  color: vars.text.main,
  boxShadow: vars.shadow,
};

export const queryTheme = EditorView.theme({
  '&': { fontSize: '12px', background: 'transparent', color: vars.text.main },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: vars.font.mono, lineHeight: '18px' },
  '.cm-content': { padding: '5px 0', caretColor: vars.text.main, minHeight: '18px' },
  '.cm-line': { padding: '0 8px 0 4px' },
  '.cm-gutters': { border: 'none', background: 'transparent', color: vars.text.faint },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 4px 0 6px', minWidth: '16px' },
  '.cm-cursor': { borderLeftColor: vars.text.main },
  '.cm-placeholder': { color: vars.text.faint },
  '.cm-query-text': { color: vars.accent.strong },
  '.cm-query-number': { color: vars.info.main },
  '.cm-query-word': { color: vars.other.main },
  '.cm-query-root': { fontWeight: '600' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${vars.danger.main} 1px`,
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': tooltip,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: vars.font.mono, maxHeight: '200px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: vars.surface[3], color: vars.text.main },
  '.cm-completionDetail': { color: vars.text.muted, fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { ...tooltip, padding: '6px 8px', maxWidth: '260px' },
  '.cm-tooltip-lint': { display: 'none' },
});
