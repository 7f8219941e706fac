import { Bug, CloudSun, Coins, Droplet, Leaf, LifeBuoy, type LucideIcon, PawPrint, Sprout, Wheat } from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'crop-disease': Leaf,
  insects: Bug,
  weeds: Sprout,
  nutrition: Droplet,
  'abiotic-stress': CloudSun,
  'livestock-disease': PawPrint,
  'livestock-feeding': Wheat,
  'market-and-prices': Coins,
};

/** A category that the service entered itself has the sign of cases. */
export const iconOfCategory = (code: string | undefined): LucideIcon => ICONS[code ?? ''] ?? LifeBuoy;
