import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { Option } from '../../ui/Option.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './gallery.css.ts';
import type { Samples } from './gallery.samples.ts';

const numbered = (labels: readonly string[]): Option[] =>
  labels.map((label, place) => ({ value: String(place), label }));

export function Fields({ words }: { words: Samples }) {
  const [name, setName] = useState(words.farmerName);
  const [empty, setEmpty] = useState('');
  const [note, setNote] = useState('');
  const [amount, setAmount] = useState<number | null>(485_000);
  const [count, setCount] = useState<number | null>(4);
  const [due, setDue] = useState<string | null>('2026-11-21');
  const [partner, setPartner] = useState<string | null>('0');
  const [district, setDistrict] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [notify, setNotify] = useState(true);
  const [active, setActive] = useState(true);
  const [size, setSize] = useState<string | null>('1');
  const [some, setSome] = useState<string[]>(['0']);
  const [files, setFiles] = useState<File[]>([]);
  return (
    <div className={styles.fields}>
      <TextField label={words.farmer} value={name} onChange={setName} description={words.hint} isRequired />
      <TextField label={words.farmer} value={empty} onChange={setEmpty} error={words.required} />
      <TextField
        label={words.phone}
        value="923004417826"
        onChange={() => {}}
        code
        icon={Phone}
        disabledReason={words.signReason}
      />
      <SearchField label={words.search} value={search} onChange={setSearch} shortcut="/" />
      <NumberField label={words.amount} value={amount} onChange={setAmount} unit="PKR" min={0} />
      <NumberField label={words.count} value={count} onChange={setCount} min={0} max={20} digits={0} steppers />
      <DateField label={words.due} value={due} onChange={setDue} min="2026-11-01" />
      <Select label={words.partner} options={numbered(words.partners)} value={partner} onChange={setPartner} />
      <ComboBox label={words.district} options={numbered(words.districts)} value={district} onChange={setDistrict} />
      <TextArea label={words.note} value={note} onChange={setNote} maxLength={500} />
      <RadioGroup label={words.size} options={numbered(words.sizes)} value={size} onChange={setSize} />
      <CheckboxGroup label={words.partner} options={numbered(words.partners)} value={some} onChange={setSome} />
      <div className={styles.block}>
        <Checkbox label={words.notify} isSelected={notify} onChange={setNotify} />
        <Checkbox label={words.sign} isSelected={false} disabledReason={words.signReason} />
        <Checkbox label={words.list} isIndeterminate />
        <Switch label={words.active} isSelected={active} onChange={setActive} />
      </div>
      <FilePicker
        label={words.file}
        accept={['application/pdf', 'image/jpeg', 'image/png', 'image/webp']}
        maxBytes={10_000_000}
        files={files}
        onChange={setFiles}
      />
    </div>
  );
}
