import type { AriaWords } from './aria-words.types.ts';

/**
 * What react-aria says by itself (names of parts, announcements), in Urdu, which it does not have. `{name}` is filled in. A key
 * left out is said in English.
 */
const inUrdu: AriaWords = {
  'aria/autocomplete': { collectionLabel: 'تجاویز' },
  'aria/breadcrumbs': { breadcrumbs: 'راستہ' },
  'aria/calendar': {
    previous: 'پچھلا',
    next: 'اگلا',
    selectedDateDescription: 'منتخب تاریخ: {date}',
    selectedRangeDescription: 'منتخب مدت: {dateRange}',
    todayDate: 'آج، {date}',
    todayDateSelected: 'آج، {date} منتخب ہے',
    dateSelected: '{date} منتخب ہے',
    minimumDate: 'پہلی دستیاب تاریخ',
    maximumDate: 'آخری دستیاب تاریخ',
    dateRange: '{startDate} سے {endDate} تک',
  },
  'aria/combobox': {
    countAnnouncement: '{optionCount} انتخاب دستیاب ہیں۔',
    selectedAnnouncement: '{optionText}، منتخب',
    buttonLabel: 'تجاویز دکھائیں',
    listboxLabel: 'تجاویز',
  },
  components: {
    selectPlaceholder: 'منتخب کریں',
    tableResizer: 'کالم کی چوڑائی',
    dropzoneLabel: 'فائل چھوڑنے کی جگہ',
  },
  'aria/datepicker': {
    era: 'دور',
    year: 'سال',
    month: 'مہینہ',
    day: 'دن',
    hour: 'گھنٹہ',
    minute: 'منٹ',
    second: 'سیکنڈ',
    dayPeriod: 'صبح یا شام',
    calendar: 'کیلنڈر',
    startDate: 'تاریخ آغاز',
    endDate: 'تاریخ اختتام',
    weekday: 'ہفتے کا دن',
    timeZoneName: 'ٹائم زون',
    selectedDateDescription: 'منتخب تاریخ: {date}',
    selectedRangeDescription: 'منتخب مدت: {startDate} سے {endDate} تک',
    selectedTimeDescription: 'منتخب وقت: {time}',
    rangeUnderflow: 'تاریخ {minValue} یا اس کے بعد کی ہونی چاہیے۔',
    rangeOverflow: 'تاریخ {maxValue} یا اس سے پہلے کی ہونی چاہیے۔',
    rangeReversed: 'تاریخ آغاز تاریخ اختتام سے پہلے ہونی چاہیے۔',
    unavailableDate: 'منتخب تاریخ دستیاب نہیں۔',
  },
  'aria/grid': {
    deselectedItem: '{item} کا انتخاب ختم۔',
    select: 'منتخب کریں',
    selectedCount: '{count} منتخب ہیں۔',
    selectedAll: 'سب منتخب ہیں۔',
    selectedItem: '{item} منتخب ہے۔',
    longPressToSelect: 'منتخب کرنے کے لیے دیر تک دبائیں۔',
  },
  'aria/menu': { longPressMessage: 'مینو کھولنے کے لیے دیر تک دبائیں یا Alt + ArrowDown دبائیں' },
  'aria/numberfield': { decrease: '{fieldLabel} کم کریں', increase: '{fieldLabel} زیادہ کریں', numberField: 'عدد' },
  'aria/overlays': { dismiss: 'بند کریں' },
  'aria/searchfield': { 'Clear search': 'تلاش صاف کریں' },
  'aria/spinbutton': { Empty: 'خالی' },
  'aria/table': {
    select: 'منتخب کریں',
    selectAll: 'سب منتخب کریں',
    sortable: 'ترتیب دینے کے قابل کالم',
    ascending: 'بڑھتی ترتیب',
    descending: 'گھٹتی ترتیب',
    ascendingSort: 'کالم {columnName} کے مطابق بڑھتی ترتیب',
    descendingSort: 'کالم {columnName} کے مطابق گھٹتی ترتیب',
    columnSize: '{value} پکسل',
    resizerDescription: 'چوڑائی بدلنے کے لیے Enter دبائیں',
    expand: 'کھولیں',
    collapse: 'سمیٹیں',
  },
  'aria/toast': { close: 'بند کریں', notifications: '{count} پیغامات۔' },
};

export default inUrdu;
