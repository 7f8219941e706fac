import type { MenuNode, Scripts } from '../../../../machines/ivr/menu.ts';
import { itemId, menuId } from './described.ts';
import { linksOf, nodeUuid } from './nodes.ts';
import { audioOf, soundName } from './sounds.ts';

export interface DraftChange {
  event: 'ADD' | 'EDIT' | 'DEACTIVATE';
  /** The colleague who made it, among those who may. */
  by: number;
  hoursAgo: number;
  node: MenuNode;
}

/** What colleagues are at since the last publishing: some of it is not ready, as the list of problems shows. */
export function draftChanges(published: readonly MenuNode[]): DraftChange[] {
  const edited = (name: string, change: (node: MenuNode) => Partial<MenuNode>, by: number, hoursAgo: number) => ({
    event: 'EDIT' as const,
    by,
    hoursAgo,
    node: changed(find(published, name), change),
  });
  return [
    edited('market-mine', () => ({ failedNodeUuid: nodeUuid('agent') }), 1, 70),
    edited('insurance', (node) => ({ audio: withoutEnglish(node), scripts: withMoreTime(node) }), 1, 69),
    // Its sounds are being recorded anew.
    edited('weather-warnings', () => ({ audio: {} }), 2, 46),
    // The key of the question before it.
    edited('survey-water', () => ({ specialChar: '2' }), 2, 45),
    // Whoever books a drone is led here.
    { event: 'DEACTIVATE', by: 0, hoursAgo: 22, node: changed(find(published, 'drone-booked'), () => ({ active: 0 })) },
    { event: 'ADD', by: 0, hoursAgo: 3, node: rustAlert(find(published, 'wheat-rust')) },
    // `crop` is not a field of a caller.
    edited('potato-blight', () => ({ validationQuery: QUERY_WITH_A_MISTAKE }), 0, 2),
  ];
}

const QUERY_WITH_A_MISTAKE = `caller.crop.exists(c, c == "${itemId('crop', 'Potato')}")\n&& call.time.getHours() < 18`;

function rustAlert(beside: MenuNode): MenuNode {
  const name = 'rust-alert';
  const { en, ur, pa } = audioOf(soundName('menu', 'wheat-rust'));
  const aims = [
    { kind: 'crops' as const, target: itemId('crop', 'Wheat') },
    { kind: 'campaigns' as const, target: menuId('campaign', 'rust-alert') },
  ];
  return {
    ...beside,
    id: menuId('node-row', name),
    childNodeUuid: nodeUuid(name),
    title: 'Rust alert / کنگی الرٹ',
    seqOrder: 9,
    specialChar: '9',
    hasInput: 1,
    active: 0,
    nodeRepeat: 2,
    recordingEnabled: true,
    maxDurationSeconds: 60,
    recordingPathId: 'rust',
    successNodeUuid: nodeUuid('wheat-pests'),
    failedNodeUuid: nodeUuid('agent'),
    links: linksOf(name, aims),
    audio: { ...(en && { en }), ...(ur && { ur }), ...(pa && { pa }) },
    version: 1,
  };
}

function find(nodes: readonly MenuNode[], name: string): MenuNode {
  const node = nodes.find(({ childNodeUuid }) => childNodeUuid === nodeUuid(name));
  if (!node) throw new Error(`menu.txt has no ${name}`);
  return node;
}

function changed(node: MenuNode, change: (node: MenuNode) => Partial<MenuNode>): MenuNode {
  return { ...node, ...change(node), version: node.version + 1 };
}

/** Hours became days after the Urdu was recorded. */
function withMoreTime({ audio, scripts }: MenuNode): Scripts {
  const text = 'ہر فصلی قرض کے ساتھ بیمہ ہے۔ نقصان کی اطلاع تین دن میں دیں۔';
  return { ...scripts, ur: { text, older: audio.ur?.mediaId ?? null } };
}

function withoutEnglish({ audio: { en: _, ...others } }: MenuNode): MenuNode['audio'] {
  return others;
}
