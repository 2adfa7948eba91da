const label = 'fill-ink font-display';

/** A decorative nautical chart of the harbor with a pin at the office. */
export function HarborChart({ city, state }: { city: string; state: string }) {
  return (
    <svg
      aria-hidden="true"
      className="block h-auto w-full rounded-lg border border-glass-deep bg-white"
      fill="none"
      viewBox="0 0 800 520"
    >
      <g className="stroke-glass-deep" strokeWidth="1.5">
        <path d="M0 40C120 70 250 30 380 60S560 120 584 0" />
        <path d="M0 112C120 142 250 106 378 134S600 170 636 0" />
        <path d="M0 186C120 214 240 186 366 208S610 240 676 0" />
        <path d="M0 250C120 276 230 256 352 274S620 296 708 0" />
        <path d="M800 150C782 130 778 60 790 0" />
      </g>
      {/* The mainland and Sandy Hook. */}
      <path
        className="fill-paper-deep stroke-harbor"
        d="M-4 322C70 344 120 318 190 326S296 366 350 352 430 322 486 330 570 362 622 352 664 336 690 318C714 290 736 222 734 164 733 136 720 126 708 119 692 110 691 86 712 84 744 82 757 118 759 152 762 222 776 292 804 336V524H-4Z"
        strokeWidth="2.5"
      />
      {/* The breakwater and the boats behind it. */}
      <path
        className="stroke-ink"
        d="M372 318C400 296 440 292 472 304"
        strokeLinecap="round"
        strokeWidth="3.5"
      />
      <path className="fill-ink" d="M404 330l5-13 5 13zM424 328l5-13 5 13zM444 326l5-13 5 13z" />
      {/* The road. */}
      <path
        className="stroke-white"
        d="M-4 448C120 452 220 444 330 432S520 404 610 404 720 392 804 480"
        strokeWidth="13"
      />
      <path
        className="stroke-sand-deep"
        d="M-4 441C120 445 220 437 330 425S520 397 610 397 726 384 804 470M-4 455C120 459 220 451 330 439S520 411 610 411 712 400 804 490"
        strokeWidth="1.5"
      />
      <path
        className="stroke-sand-deep"
        d="M190 330C196 370 214 410 220 440M506 334C500 360 508 386 510 408M350 432C366 462 372 490 370 524M700 396C716 430 708 480 716 524"
        strokeWidth="3"
      />
      <g transform="translate(116 450)">
        <rect
          className="fill-white stroke-ink"
          height="30"
          rx="7"
          strokeWidth="1.8"
          width="78"
          x="-39"
          y="-15"
        />
        <text className={label} fontSize="18" fontWeight="600" textAnchor="middle" y="6">
          NJ-36
        </text>
      </g>
      {/* The pin, with the logo. */}
      <g transform="translate(566 406)">
        <path className="fill-coral" d="M0 0C-10-20-34-34-34-62A34 34 0 1 1 34-62C34-34 10-20 0 0Z" />
        <g className="stroke-white" strokeLinecap="round" strokeWidth="3">
          <circle cx="0" cy="-67" r="8" />
          <path d="M-21-53C-13-53-11-57-4-57S7-51 14-51 19-53 22-54" />
        </g>
      </g>
      <text className={label} fontSize="27" fontWeight="600" textAnchor="middle" x="566" y="472">
        {city}, {state}
      </text>
      <g className={label} fontSize="23" textAnchor="middle">
        <text className="fill-harbor" letterSpacing="2" x="300" y="180">
          Sandy Hook Bay
        </text>
        <text className="fill-harbor" fontSize="19" transform="rotate(-77 700 214)" x="700" y="220">
          Sandy Hook
        </text>
      </g>
      <g transform="translate(86 96)">
        <circle className="stroke-harbor" r="40" strokeWidth="1.5" />
        <path className="fill-harbor" d="M0-52L9 0H-9Z" />
        <path className="stroke-harbor" d="M0 52L9 0H-9ZM-52 0H52" strokeWidth="1.5" />
        <text className={label} fontSize="20" fontWeight="600" textAnchor="middle" y="-60">
          N
        </text>
      </g>
    </svg>
  );
}
