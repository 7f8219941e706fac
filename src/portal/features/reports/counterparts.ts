/** The reason for a decision by which a report is agreed with, where it is not called as the reason of the report: by their codes. */
const CALLED_OTHERWISE: Readonly<Record<string, string>> = {
  'spam-or-advertising': 'sells-a-product-or-a-service',
  'abusive-language': 'insults-a-person-or-a-group',
  impersonation: 'presents-themselves-as-somebody-else',
  'wrong-price-or-quantity': 'price-is-not-believable',
  'prohibited-item': 'goods-that-may-not-be-sold-here',
};

/** The reasons for a decision that answer to these of reports, those given most often first. */
export function counterparts(reported: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const code of reported) {
    const own = CALLED_OTHERWISE[code] ?? code;
    times.set(own, (times.get(own) ?? 0) + 1);
  }
  return [...times].sort(([, one], [, other]) => other - one).map(([code]) => code);
}
