const YEARS_BACK = 3;

/** The crop seasons an application can be for, newest first: "Rabi 2026–27" is sown in autumn, "Kharif 2026" in spring. */
export function seasonsAround(today: Date): string[] {
  const year = today.getFullYear();
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => year - back).flatMap((one) => [
    `Rabi ${one}–${String((one + 1) % 100).padStart(2, '0')}`,
    `Kharif ${one}`,
  ]);
}
